import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { begin, redo, step, undo } from '../../../../kit/history.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { useUndoKeys } from '../../../../kit/use-undo-keys.ts';
import { api, ask } from '../../../../shared/api/client.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.ts';
import { faultsOfLayout } from '../model/faults-of-layout.ts';
import { refusedFaults } from '../model/refused-faults.ts';
import { layoutOf, type Sheet, sheetOf } from '../model/sheet.ts';
import type { TemplateCard } from '../queries.ts';

interface Kept {
  name: string;
  layout: DocumentLayout;
}

/** A layout while it is edited: its steps, what is kept of it on this device, what is wrong with it, and its save. */
export function useLayoutEditor(template: TemplateCard, layout: DocumentLayout, onSaved: () => void) {
  const client = useQueryClient();
  const [history, setHistory] = useState(() => begin(sheetOf(layout)));
  const [name, setName] = useState(template.name);
  const sheet = history.present;
  const values = useMemo<Kept>(() => ({ name, layout: layoutOf(sheet) }), [name, sheet]);
  const draft = useDraft<Kept>({
    ...{ form: 'document-layout', record: template.id, values, initial: { name: template.name, layout } },
    restore(back) {
      if (back.layout) setHistory(begin(sheetOf(back.layout)));
      if (back.name) setName(back.name);
    },
  });
  const save = useMutation({
    mutationFn: () =>
      ask(
        api.PATCH('/api/v1/settings/document-templates/{id}', {
          params: { path: { id: template.id } },
          body: { layout: values.layout, ...(name !== template.name && { name }), version: template.version },
        }),
      ),
    meta: { toldByPage: true },
    async onSuccess({ warnings }) {
      draft.drop();
      onSaved();
      await client.invalidateQueries({ queryKey: ['settings', 'templates'] });
      tellDone([say('Saved', 'Сохранено'), ...warnings.map(({ message }) => message)].join('. '));
    },
  });
  useUndoKeys(({ kind }) => setHistory(kind === 'undo' ? undo : redo));
  const own = useMemo(() => faultsOfLayout(sheet), [sheet]);
  const refused = useMemo(() => refusedFaults(save.error, sheet), [save.error, sheet]);
  return {
    ...{ sheet, name, setName, draft, layout: values.layout },
    change: (next: Sheet, mark?: string) => {
      save.reset();
      setHistory((before) => step(before, next, mark));
    },
    undo: history.past.length > 0 ? () => setHistory(undo) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redo) : undefined,
    faults: own.size > 0 ? own : refused.placed,
    isWhole: own.size === 0,
    isChanged: name !== template.name || JSON.stringify(values.layout) !== JSON.stringify(layout),
    above: save.error && !refused.isPlaced ? save.error : undefined,
    save: () => save.mutate(),
    isSaving: save.isPending,
  };
}
