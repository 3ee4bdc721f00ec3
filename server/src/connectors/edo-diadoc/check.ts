import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import type { EDocumentBox } from '../../kernel/integrations/ports/e-documents.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { DiadocCall } from './ask-diadoc.ts';
import { documentTypesOf } from './document-types.ts';
import { isSameBox, listAllBoxes, severalBoxes } from './own-box.ts';

/** Asks for the boxes, chooses ours, and looks at what it takes. Nothing changes there. */
export async function check(call: DiadocCall): Promise<CheckReport> {
  const boxes = await listAllBoxes(call);
  const { boxId } = call.settings;
  const box = boxId ? boxes.find(({ id }) => isSameBox(id, boxId)) : boxes.length === 1 ? boxes[0] : undefined;
  const checks: Check[] = [
    { id: 'access', label: words('Access', 'Доступ'), result: 'ok' },
    box ? chosen(box) : notChosen(boxes, boxId !== undefined),
  ];
  if (!box) return { ok: false, checks };
  const types = await documentTypesOf(call, box.id);
  checks.push({
    id: 'types',
    label: words('Kinds of documents', 'Виды документов'),
    result: types.length > 0 ? 'ok' : 'failed',
    detail: words(`${types.length} kinds can be sent`, `Можно отправлять видов: ${types.length}`),
  });
  return { ok: types.length > 0, checks, account: box.title };
}

const label = words('Box', 'Ящик');

const chosen = ({ title, inn }: EDocumentBox): Check => ({
  ...{ id: 'box', label, result: 'ok' },
  detail: words(`${title}, INN ${inn ?? '—'}`, `${title}, ИНН ${inn ?? '—'}`),
});

function notChosen(boxes: readonly EDocumentBox[], isForeign: boolean): Check {
  const named = boxes.map(({ id, title }) => `${title}: ${id}`).join('; ') || '—';
  const said = isForeign
    ? words(
        'The box of the settings is not among those of the company.',
        'Ящика из настроек нет среди ящиков организации.',
      )
    : severalBoxes;
  return { ...{ id: 'box', label, result: 'failed' }, detail: words(`${said.en} ${named}`, `${said.ru} ${named}`) };
}
