import type { Attached, Kept, World } from './seed.ts';

/** Identifiers that come in the same order every time. */
export function nextId(state: World): string {
  state.serial += 1;
  return `5ab1ed00-0000-4000-8000-${String(state.serial).padStart(12, '0')}`;
}

/** Notes what became of a document, in the feed of changes. */
export function note(state: World, document: Kept, at: number, title: string, says = ''): void {
  document.events.push({ id: nextId(state), at, title, says });
}

export const sending = (state: World) => ({ id: nextId(state), title: 'Отправка', actions: ['Отправить'] });
export const approving = (state: World) => ({
  id: nextId(state),
  title: 'Утверждение',
  actions: ['Утвердить', 'Отклонить'],
});

/** What can still be done with what is on its way. */
export const revoking = (state: World): Kept['stage'] =>
  state.revoking === 'not offered' ? null : { id: nextId(state), title: 'Аннулирование', actions: ['Аннулировать'] };

export const attachedTo = (
  state: World,
  at: number,
  { fileName, content, ...more }: Partial<Attached> & Pick<Attached, 'fileName' | 'content'>,
): Attached => ({
  id: nextId(state),
  title: fileName.replace(/\.\w+$/, ''),
  type: 'Неформализованный',
  service: false,
  linkFrom: at + state.linkAfterMs,
  signatures: [],
  ...more,
  fileName,
  content,
});
