import { Button } from '@mantine/core';
import { ConflictNote } from '../../../kit/form/conflict-note.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { CustomSection } from '../../../shared/custom-fields/custom-section.tsx';
import { conflictOf } from '../item-values.ts';
import type { Item } from '../queries.ts';
import { useItemForm } from '../use-item-form.ts';
import { ItemMainFields } from './item-main-fields.tsx';
import classes from './item-overview.module.css';
import { ItemSupplyFields } from './item-supply-fields.tsx';
import { UnitsEditor } from './units-editor.tsx';

/** The fields of an item. What others change meanwhile is shown beside what was typed here, never written over it. */
export function ItemForm({ item, categoryOf }: { item: Item; categoryOf(id: string | null): RecordOption | null }) {
  const { form, problem, theirs, base, dirty, disabled, save, take } = useItemForm(item, categoryOf);
  return (
    <form className={classes.stack} onSubmit={form.onSubmit(() => save.mutate(base.version))}>
      <FormProblem error={problem.above} draft={form.draft} />
      {theirs && (
        <ConflictNote
          {...conflictOf(form.values, base.values, theirs.values)}
          onMine={() => save.mutate(theirs.version)}
          onTheirs={() => take(theirs, theirs.values)}
        />
      )}
      <Section title={say('Main', 'Основное')}>
        <ItemMainFields form={form} disabled={disabled} />
      </Section>
      <Section title={say('Purchase and delivery', 'Закупка и поставка')}>
        <ItemSupplyFields form={form} disabled={disabled} currency={item.plannedCost?.currency} />
      </Section>
      <Section title={say('Other units', 'Другие единицы')}>
        <UnitsEditor form={form} disabled={disabled} />
      </Section>
      <CustomSection
        entity="catalogItem"
        values={form.values.customFields}
        onChange={(next) => form.setFieldValue('customFields', next)}
        errors={form.errors}
        disabled={disabled}
      />
      {dirty && !disabled && (
        <div className={classes.save}>
          <Button type="submit" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
          <Button variant="default" onClick={() => take(base, base.values)}>
            {say('Discard', 'Отменить правки')}
          </Button>
        </div>
      )}
    </form>
  );
}
