/** Under which name this device keeps something of a link: by the beginning of the token alone, for the whole of it is a key. */
export const keptName = (token: string, part: string) => `prokura.delivery.${token.slice(0, 12)}.${part}`;
