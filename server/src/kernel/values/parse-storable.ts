/** JSON of somebody else. Its texts lose what PostgreSQL stores nowhere: NUL, and halves of surrogate pairs. */
export const parseStorable = (json: string): unknown =>
  JSON.parse(json, (_, value) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '\ufffd').toWellFormed() : value,
  );
