/** A pictogram of the game-icons set, by its name there: the inside of an SVG of 512 by 512. */
declare module "icon:*" {
  const body: string;
  export default body;
}
