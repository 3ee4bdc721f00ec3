/** The portal counts with it too, so it stands where both sides read. */
export { shareOut } from '../../../../nouns/exact/share-out.ts';
