/** Escape with the focus here closes the upper dialog alone: the library would close the one beneath, which holds what was typed. */
export const escapeIsOwn = { 'data-mantine-stop-propagation': 'true' };
