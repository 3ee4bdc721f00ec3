const bidi = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const inLine = new RegExp(`[\\u0000-\\u001f\\u007f-\\u009f${bidi}]`);
const inText = new RegExp(`[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f${bidi}]`);

/** No control characters and none that turn the reading direction: what a person sees is what is stored. */
export const isPlainLine = (text: string) => !inLine.test(text);

/** The same, with line breaks and tabs allowed. */
export const isPlainText = (text: string) => !inText.test(text);
