export type LetterLocale = 'ru' | 'en';

/** A letter as words; `renderLetter` gives it its looks. Values may hold anything: escaping is the renderer's work. */
export type Letter = {
  readonly subject: string;
  /** The grey line mail programs show next to the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label and value pairs set apart from the text. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly button?: LetterLink;
  /** A quieter second way out, under the button. */
  readonly link?: LetterLink;
  /** What stands after the button. */
  readonly closing?: readonly string[];
  readonly footer: string;
};

export type LetterLink = { readonly label: string; readonly url: string };
