/** What stands behind the last `@` of a normalised address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
