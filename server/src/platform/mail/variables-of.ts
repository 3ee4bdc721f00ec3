/** Where the sealed variables of a letter stand. */
export const variablesOf = (letterId: string) => ({ table: 'letters', column: 'variables', rowId: letterId });
