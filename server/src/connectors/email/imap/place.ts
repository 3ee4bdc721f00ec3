/** How far a folder was read. Letters are numbered anew when `validity` changes. */
interface Place {
  folder: string;
  validity: string;
  uid: number;
}

export const writePlace = (place: Place): string => JSON.stringify(place);

export function readPlace(cursor: string | null): Place | null {
  return cursor === null ? null : (JSON.parse(cursor) as Place);
}
