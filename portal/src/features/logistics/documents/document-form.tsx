import { SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { FormFrame } from '../components/form-frame.tsx';
import { AttorneyFields } from './attorney-fields.tsx';
import { DetailsOfCarriage } from './details-of-carriage.tsx';
import type { DocumentCard } from './queries.ts';
import { useDocumentForm } from './use-document-form.ts';

interface DocumentFormProps {
  paper: DocumentCard;
  onClose(): void;
}

/** What may be changed of a document until it is sent: its day, who carries and in what, whom it trusts, who receives. */
export function DocumentForm({ paper, onClose }: DocumentFormProps) {
  const { form, above, save } = useDocumentForm(paper, onClose);
  const text = (name: 'recipientName' | 'recipientPosition' | 'loadingAddress' | 'deliveryAddress') => (
    <TextInput {...ofField(noun, name)} {...form.getInputProps(name)} />
  );
  return (
    <FormFrame
      entity="generatedDocument"
      form={form}
      above={above}
      isNew={false}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {paper.stage === 'issued'
          ? say(
              'The document was issued: it gets a new file, and the former one stays among its files.',
              'Документ уже выписан: у него появится новый файл, прежний останется среди файлов.',
            )
          : say(
              'Goods and sides are as they were when the document was made: for others make a new one.',
              'Товары и стороны — какими были при создании: если они другие, создайте новый документ.',
            )}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput type="date" {...ofField(noun, 'documentDate')} required {...form.getInputProps('documentDate')} />
        <TextInput inputMode="numeric" {...ofField(noun, 'packageCount')} {...form.getInputProps('packageCount')} />
      </SimpleGrid>
      <DetailsOfCarriage form={form} />
      {text('loadingAddress')}
      {text('deliveryAddress')}
      {rulesOfKind(paper.kind).isAttorney && <AttorneyFields form={form} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        {text('recipientName')}
        {text('recipientPosition')}
      </SimpleGrid>
      <Textarea {...ofField(noun, 'comment')} autosize minRows={2} {...form.getInputProps('comment')} />
    </FormFrame>
  );
}
