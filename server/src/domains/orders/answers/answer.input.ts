import Type, { type Static } from 'typebox';
import { integer, longText, object, text, unshown } from '../../../kernel/fields.ts';
import { mostLines } from '../../requisitions/requisition-line.ts';
import { purchaseOrderLine } from '../lines/purchase-order-line.ts';

const { confirmedQuantity, promisedDate, supplierRemark } = purchaseOrderLine.fields;

/** What a supplier says of an order: all of it as ordered, but for the lines that are named. */
export const answerInput = {
  lines: Type.Optional(
    Type.Array(
      object(
        {
          position: integer('Place of the line in the order', { minimum: 1 }),
          confirmedQuantity: Type.Optional(unshown(confirmedQuantity)),
          promisedDate: Type.Optional(unshown(promisedDate)),
          supplierRemark: Type.Optional(unshown(supplierRemark)),
        },
        { title: 'What is said of a line; the quantity and the day are those of the order unless given' },
      ),
      {
        maxItems: mostLines,
        title: 'Lines that are not simply confirmed as ordered',
        examples: [
          [
            {
              position: 1,
              confirmedQuantity: '20',
              promisedDate: '2099-06-01',
              supplierRemark: 'Остаток через неделю',
            },
          ],
        ],
      },
    ),
  ),
  comment: Type.Optional(longText(2_000, 'Comment', { examples: ['Отгрузим со склада в Твери.'] })),
};

const shape = object(answerInput);

export type AnswerInput = Static<typeof shape>;

/** Who answers. */
export const nameField = text(200, 'Name of who answers', { examples: ['Петрова О. Н.'] });

export const reasonField = longText(1_000, 'Why it is declined', { examples: ['Печь на ремонте.'] });
