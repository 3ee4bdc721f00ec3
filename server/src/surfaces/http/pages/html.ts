/** Text that is already markup. Everything else in a page is escaped. */
export interface Html {
  readonly html: string;
}

type Piece = Html | string | number | false | null | undefined | readonly Piece[];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const text = (piece: Piece): string => {
  if (piece === false || piece === null || piece === undefined) return '';
  if (Array.isArray(piece)) return piece.map(text).join('');
  if (typeof piece === 'object') return (piece as Html).html;
  return String(piece).replace(/[&<>"']/g, (sign) => signs[sign] as string);
};

/** A page or a part of it: values are escaped, other parts are inserted, `false` and `undefined` are omitted. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html => ({
  html: strings.reduce((whole, part, index) => whole + text(pieces[index - 1]) + part),
});

export const markup = (trusted: string): Html => ({ html: trusted });

/** Text with `code` in backticks and paragraphs separated by empty lines, as in descriptions. */
export const prose = (said: string): Html =>
  markup(
    said
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${text(paragraph).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
      .join(''),
  );

/** The same for one line, without the paragraph. */
export const inline = (said: string): Html => markup(text(said).replace(/`([^`]+)`/g, '<code>$1</code>'));
