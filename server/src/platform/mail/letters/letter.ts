export type LetterLocale = 'ru' | 'en';

/** A letter as words; `renderLetter` gives it its looks. Values may hold anything: escaping is the renderer's work. */
export type Letter = {
  /** On whose behalf we write, where not on our own: stands in the From line and at the head. */
  readonly sender?: string;
  readonly subject: string;
  /** The grey line mail programs show next to the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Somebody else's own words, shown as such. */
  readonly quoted?: readonly string[];
  /** Label and value pairs set apart from the text. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Positions under them, each with how much of it. */
  readonly items?: readonly LetterItem[];
  readonly button?: LetterLink;
  /** A quieter second way out, under the button. */
  readonly link?: LetterLink;
  /** What stands after the button. */
  readonly closing?: readonly string[];
  readonly footer: string;
};

export type LetterItem = {
  readonly name: string;
  readonly amount: string;
  readonly note?: string;
  /** Where its name leads. */
  readonly url?: string;
};

export type LetterLink = { readonly label: string; readonly url: string };
