import { Button, FileInput, Modal, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { documentTemplate as noun } from '../../../../../../nouns/document-template.ts';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { choicesOf, ofField } from '../../../../kit/form/of-field.ts';
import { say } from '../../../../kit/say.ts';
import type { Template, TemplateKind } from '../queries.ts';
import { useTemplateForm } from '../use-template-form.ts';
import { WordFaults } from './word-faults.tsx';

interface CreateTemplateProps {
  /** The one to be copied, if it is known. */
  from: Template | undefined;
  templates: readonly Template[];
  onClose(): void;
}

/** A new template: a copy of one that there is, to be changed block by block, or a Word file of the company. */
export function CreateTemplate({ opened, ...props }: CreateTemplateProps & { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={say('New template', 'Новый шаблон')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Form {...props} />
    </Modal>
  );
}

function Form({ from, templates, onClose }: CreateTemplateProps) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const { form, above, save } = useTemplateForm(from, templates, (id) =>
    navigate({ to: '/$portal/settings/templates/$id', params: { portal, id }, search: {} }),
  );
  const { source, kind, file } = form.values;
  const alike = templates.filter((one) => one.kind === kind);
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={above} draft={form.draft} />
        <WordFaults error={save.error} />
        <Select
          {...ofField(noun, 'kind')}
          allowDeselect={false}
          data={choicesOf(noun, 'kind')}
          {...form.getInputProps('kind')}
          onChange={(next) => form.setValues({ kind: next as TemplateKind, copyOf: null })}
        />
        <TextInput {...ofField(noun, 'name')} data-autofocus {...form.getInputProps('name')} />
        <SegmentedControl
          aria-label={say('What it begins with', 'С чего начать')}
          data={[
            { value: 'copy', label: say('Copy of a template', 'Копия шаблона') },
            { value: 'file', label: say('Word file', 'Файл Word') },
          ]}
          {...form.getInputProps('source')}
        />
        {source === 'copy' ? (
          <Select
            label={say('Copy of', 'Копия шаблона')}
            placeholder={alike.find(({ isDefault }) => isDefault)?.name ?? ''}
            data={alike.map(({ id, name, isSystem }) => ({
              value: id,
              label: isSystem ? `${name} · ${say('built in', 'встроенный')}` : name,
            }))}
            {...form.getInputProps('copyOf')}
          />
        ) : (
          <FileInput
            label={say('Word file', 'Файл Word')}
            description={say(
              'Tags like {document.number}; rows between {#items.rows} and {/items.rows}',
              'Теги вида {document.number}; строки — между {#items.rows} и {/items.rows}',
            )}
            accept=".docx"
            placeholder={say('Choose a .docx file', 'Выберите файл .docx')}
            leftSection={<FileUp size={16} />}
            {...form.getInputProps('file')}
          />
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={save.isPending} disabled={source === 'file' && !file}>
            {say('Create', 'Создать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
