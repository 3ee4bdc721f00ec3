import { text } from '../../kernel/fields.ts';

/** Who suggested it: every answer names its provider. */
export const source = () => text(64, 'Integration that was asked', { examples: ['dadata'] });
