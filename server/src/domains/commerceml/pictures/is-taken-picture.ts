import { extensionOf } from '../../../kernel/values/file-name.ts';

const taken = new Set(['jpg', 'jpeg', 'png', 'webp']);

/** Whether a file may be a picture of an item, by its name alone; its content is judged later. */
export const isTakenPicture = (name: string) => taken.has(extensionOf(name));
