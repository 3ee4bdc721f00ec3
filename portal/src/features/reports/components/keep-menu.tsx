import { Button, Menu } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AskedReport } from '../../../../../nouns/asked-report.ts';
import { tileForms } from '../../../../../nouns/report-page.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useAddTile } from '../pages/pages.ts';

const LetterDialog = lazy(async () => ({ default: (await import('../letters/letter-dialog.tsx')).LetterDialog }));

type Form = keyof typeof tileForms;

/** Puts a report on the page of one's own, or has it sent by letter. */
export function KeepMenu({ title, asked }: { title: string; asked: AskedReport }) {
  const [sending, setSending] = useState(false);
  const add = useAddTile();
  const keep = (form: Form) =>
    add.mutate(
      { ...asked, form },
      { onSuccess: () => tellDone(say('It is on your page', 'Добавлено на вашу страницу')) },
    );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<Bookmark size={16} />} loading={add.isPending}>
            {say('Keep', 'Сохранить')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{say('On my page', 'На мою страницу')}</Menu.Label>
          {(Object.keys(tileForms) as Form[]).map((form) => (
            <Menu.Item key={form} onClick={() => keep(form)}>
              {say(tileForms[form])}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setSending(true)}>{say('By letter…', 'Получать по почте…')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {sending && (
        <Suspense>
          <LetterDialog title={title} asked={asked} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </>
  );
}
