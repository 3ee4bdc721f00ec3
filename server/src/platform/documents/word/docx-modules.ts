import type Docxtemplater from 'docxtemplater';

type Module = Docxtemplater.DXT.Module;

/**
 * `{?path}…{/?path}` is a loop that goes once or never. Raw XML, loops over tags of the file and inverted sections are
 * no tags here: they come to the parser as plain tags, which refuses them.
 */
export const tagModule = (): Module & { name: string } => ({
  name: 'tags',
  matchers: () =>
    [
      [/^(\?[^]+)$/, 'loop', { expandTo: 'auto', location: 'start', inverted: false, priority: 10 }],
      [/^([@^-][^]*)$/, undefined, { priority: 10 }],
    ] as never,
});

/** Only braces delimit tags, and a template cannot change that. */
export const docxOptions = {
  paragraphLoop: true,
  linebreaks: true,
  stripInvalidXMLChars: true,
  errorLogging: false,
  delimiters: { start: '{', end: '}' },
  syntax: { changeDelimiterPrefix: null },
} as const;
