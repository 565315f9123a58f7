/** The pictogram of each card, by its key in the component data. */
import anchor from "icon:anchor";
import anvil from "icon:anvil";
import archeryTarget from "icon:archery-target";
import bandit from "icon:bandit";
import baton from "icon:baton";
import battleAxe from "icon:battle-axe";
import beerStein from "icon:beer-stein";
import bookshelf from "icon:bookshelf";
import bowArrow from "icon:bow-arrow";
import broadsword from "icon:broadsword";
import cannon from "icon:cannon";
import cape from "icon:cape";
import captainHatProfile from "icon:captain-hat-profile";
import cardExchange from "icon:card-exchange";
import castle from "icon:castle";
import chessKnight from "icon:chess-knight";
import classicalKnowledge from "icon:classical-knowledge";
import cloakDagger from "icon:cloak-dagger";
import compass from "icon:compass";
import corporal from "icon:corporal";
import crenelCrown from "icon:crenel-crown";
import crestedHelmet from "icon:crested-helmet";
import crossShield from "icon:cross-shield";
import crossbow from "icon:crossbow";
import crown from "icon:crown";
import crystalBall from "icon:crystal-ball";
import dominoMask from "icon:domino-mask";
import doubled from "icon:doubled";
import drum from "icon:drum";
import dynamite from "icon:dynamite";
import executionerHood from "icon:executioner-hood";
import fairy from "icon:fairy";
import fairyWand from "icon:fairy-wand";
import gavel from "icon:gavel";
import gears from "icon:gears";
import greekTemple from "icon:greek-temple";
import halberd from "icon:halberd";
import handGrip from "icon:hand-grip";
import heraldicSun from "icon:heraldic-sun";
import herbsBundle from "icon:herbs-bundle";
import hoodedAssassin from "icon:hooded-assassin";
import hornedHelm from "icon:horned-helm";
import imperialCrown from "icon:imperial-crown";
import key from "icon:key";
import knightBanner from "icon:knight-banner";
import laurelCrown from "icon:laurel-crown";
import magicGate from "icon:magic-gate";
import magnifyingGlass from "icon:magnifying-glass";
import meepleGroup from "icon:meeple-group";
import meepleKing from "icon:meeple-king";
import miner from "icon:miner";
import mountedKnight from "icon:mounted-knight";
import oak from "icon:oak";
import oldLantern from "icon:old-lantern";
import openBook from "icon:open-book";
import openTreasureChest from "icon:open-treasure-chest";
import parrotHead from "icon:parrot-head";
import pirateHat from "icon:pirate-hat";
import plainDagger from "icon:plain-dagger";
import poisonBottle from "icon:poison-bottle";
import rallyTheTroops from "icon:rally-the-troops";
import ribbonMedal from "icon:ribbon-medal";
import sailboat from "icon:sailboat";
import scales from "icon:scales";
import scrollQuill from "icon:scroll-quill";
import sergeant from "icon:sergeant";
import shakingHands from "icon:shaking-hands";
import shinyPurse from "icon:shiny-purse";
import shipWheel from "icon:ship-wheel";
import spellBook from "icon:spell-book";
import spy from "icon:spy";
import spyglass from "icon:spyglass";
import starMedal from "icon:star-medal";
import swapBag from "icon:swap-bag";
import telescope from "icon:telescope";
import throneKing from "icon:throne-king";
import towerFlag from "icon:tower-flag";
import trophyCup from "icon:trophy-cup";
import trumpetFlag from "icon:trumpet-flag";
import visoredHelm from "icon:visored-helm";
import walkingBoot from "icon:walking-boot";
import warlordHelmet from "icon:warlord-helmet";
import witchFace from "icon:witch-face";
import wizardFace from "icon:wizard-face";
import wolfHead from "icon:wolf-head";

export const PORTRAITS: Record<string, string> = {
  boatswain: anchor,
  ambassador: shakingHands,
  herbalist: herbsBundle,
  mentor: openBook,
  scout: spyglass,
  chancellor: scrollQuill,
  wanderer: walkingBoot,
  paladin: crossShield,
  cannoneer: cannon,
  marshal: baton,
  crossbow_maiden: crossbow,
  lookout: telescope,
  arcanist: crystalBall,
  executioner: executionerHood,
  general: starMedal,
  miner,
  corporal,
  grandee: cape,
  standard_bearer: knightBanner,
  recruiter: trumpetFlag,
  fairy,
  bandit,
  castellan: castle,
  agent: dominoMask,
  berserker: battleAxe,
  huntress: bowArrow,
  assassin: hoodedAssassin,
  swordsman: broadsword,
  strategist: chessKnight,
  ranger: wolfHead,
  crown_prince: crown,
  captain: captainHatProfile,
  margrave: imperialCrown,
  hermit: oldLantern,
  guardian: visoredHelm,
  sniper: archeryTarget,
  armourer: anvil,
  druid: oak,
  champion: trophyCup,
  admiral: sailboat,
  inspector: magnifyingGlass,
  spy,
  inventor: gears,
  governor: key,
  sergeant,
  saboteur: dynamite,
  brewer: beerStein,
  cabin_girl: parrotHead,
  witch: witchFace,
  warlord: warlordHelmet,
  helmsman: shipWheel,
  regent: throneKing,
  pathfinder: compass,
  sorcerer: wizardFace,
  cutthroat: plainDagger,
  poisoner: poisonBottle,
  enchantress: fairyWand,
  veteran: crestedHelmet,
  first_mate: pirateHat,
  baron: mountedKnight,
  fence: shinyPurse,
  colonel: ribbonMedal,
  landsknecht: halberd,
  chieftain: hornedHelm,
  replacement_decree: cardExchange,
  double_honours: doubled,
  forced_exchange: swapBag,
  census: meepleGroup,
  requisition: handGrip,
  legal_reform: gavel,
  war_levy: rallyTheTroops,
  royal_archive: bookshelf,
  border_treaty: towerFlag,
  royal_favour: laurelCrown,
  balance_of_power: scales,
  treasury: openTreasureChest,
  conscription: drum,
  secret_service: cloakDagger,
  heraldry: heraldicSun,
  fortification: crenelCrown,
  academy_charter: greekTemple,
  university: classicalKnowledge,
  sorcerers_guild: magicGate,
  book_of_spells: spellBook,
  court_alliance_i: meepleKing,
  court_alliance_ii: meepleKing,
  court_alliance_iii: meepleKing,
  court_alliance_iv: meepleKing,
};
