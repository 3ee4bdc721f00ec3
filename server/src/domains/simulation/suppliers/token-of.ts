/** A link keeps its token after the hash. */
export const tokenOf = (link: string): string => new URL(link).hash.slice(1);
