/** SQL of an instant as text, as answers write it. */
export const isoText = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
