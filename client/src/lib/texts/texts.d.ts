declare module "texts:catalogue" {
  export const langs: string[];
  /** `<language>/<group>`: the texts of a group as one Fluent resource. */
  export const catalogue: Record<string, () => Promise<{ default: string }>>;
}
