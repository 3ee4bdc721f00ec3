/** `dueDate` is asked for by `--due-date`. */
export const flagOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
