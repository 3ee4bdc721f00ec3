/** Under which name this device keeps something typed for a link: by the beginning of the token alone, for the whole of it is a key. */
export const keptName = (token: string, part?: string) =>
  ['prokura.rfq', token.slice(0, 12), ...(part === undefined ? [] : [part])].join('.');
