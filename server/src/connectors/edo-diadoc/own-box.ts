import type { EDocumentBox } from '../../kernel/integrations/ports/e-documents.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';
import { type Organization, organizations, read } from './wire.ts';

/** Every box of the employee's companies. `autoRegister=false`: otherwise the question itself may register the employee. */
export async function listAllBoxes(call: DiadocCall): Promise<EDocumentBox[]> {
  const answer = await askDiadoc(call, {
    ...{ class: 'read', method: 'GET', path: '/GetMyOrganizations', operation: 'organizations.list' },
    query: { autoRegister: 'false' },
  });
  return read(organizations, answer.json()).Organizations.flatMap((one) => boxesOf(one));
}

const boxesOf = ({ Inn, Kpp, ShortName, FullName, Boxes }: Organization): EDocumentBox[] =>
  (Boxes ?? []).map(({ BoxId, Title }) => ({
    id: BoxId,
    title: Title || ShortName || FullName || BoxId,
    inn: Inn || null,
    kpp: Kpp || null,
  }));

/** The box that documents go out from; an employee may see those of other companies too. */
export async function listOwnBoxes(call: DiadocCall): Promise<EDocumentBox[]> {
  const { boxId } = call.settings;
  const boxes = await listAllBoxes(call);
  if (boxId) return boxes.filter(({ id }) => isSameBox(id, boxId));
  if (boxes.length > 1) throw new ProviderError('validation', severalBoxes);
  return boxes;
}

/** The box we act for: that of the settings, or the only one there is. */
export async function ownBox(call: DiadocCall): Promise<string> {
  if (call.settings.boxId) return call.settings.boxId;
  const boxes = await listAllBoxes(call);
  const [only] = boxes;
  if (only && boxes.length === 1) return only.id;
  throw new ProviderError('validation', only ? severalBoxes : noBox);
}

/** Whether two names mean one box: Diadoc writes `1f2e…@diadoc.ru`, and the same as a GUID. */
export const isSameBox = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && Boolean(other) && plain(one as string) === plain(other as string);

const plain = (box: string) => box.split('@')[0]?.replaceAll('-', '').toLowerCase();

export const severalBoxes = words(
  'The company has several boxes in Diadoc: choose one in the settings.',
  'У организации несколько ящиков в Диадоке: укажите нужный в настройках.',
);

const noBox = words(
  'The employee who connected the integration has no box in Diadoc.',
  'У сотрудника, который подключил интеграцию, нет ящика в Диадоке.',
);
