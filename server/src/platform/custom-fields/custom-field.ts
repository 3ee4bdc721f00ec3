import Type from 'typebox';
import { customField as declared, optionList as declaredOptions } from '../../../../nouns/custom-field.ts';
import { entityOf } from '../../kernel/entity-of.ts';

export const customField = entityOf(declared);

export const optionList = Type.Unsafe<{ items: string[] }>(declaredOptions.spec.schema);
