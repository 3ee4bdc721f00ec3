import type Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { origin } from './origin.ts';

/** A file of the portal that may hold a transfer document, and where it came from. */
export const arrivedFile = object({ fileId: id('File'), origin });

export type ArrivedFile = Type.Static<typeof arrivedFile>;
