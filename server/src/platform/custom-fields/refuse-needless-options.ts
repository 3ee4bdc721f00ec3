import type { CustomField } from '../../../../nouns/custom-field.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';

const withOptions = new Set<CustomField['type']>(['select', 'multiselect']);

export function refuseNeedlessOptions(type: CustomField['type'], options: CustomField['options'] | undefined) {
  if (!options || withOptions.has(type)) return;
  throw invalidField(
    '/options',
    'business_rule',
    words('only select and multiselect have options', 'варианты есть только у полей select и multiselect'),
  );
}
