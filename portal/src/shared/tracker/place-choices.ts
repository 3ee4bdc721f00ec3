interface Place {
  externalId: string;
  title: string;
}

/** Projects, boards or people of a tracker, as a select shows them. */
export const placeChoices = (places: readonly Place[] = []) =>
  places.map(({ externalId, title }) => ({ value: externalId, label: title }));
