import { text } from '../../../../../../nouns/kit/fields.ts';

/** When a block is shown, whatever its kind. */
export const conditionFields = {
  showIf: text(200, 'Only where this has a value', 'Только если заполнено').writable(),
  hideIf: text(200, 'Not where this has a value', 'Не показывать, если заполнено').writable(),
};
