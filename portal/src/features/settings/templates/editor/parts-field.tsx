import { ActionIcon, Button, Group } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyField } from '../../../../../../nouns/kit/field.ts';
import { say } from '../../../../kit/say.ts';
import { emptyPart, type FieldsShown, type Values, withoutNothing } from '../model/block-fields.ts';
import { shifted } from '../model/sheet.ts';
import classes from './editor.module.css';

export interface DrawnField {
  name: string;
  field: AnyField;
  value: unknown;
  path: string;
  onChange(next: unknown): void;
}

interface PartsFieldProps {
  label: string;
  fields: FieldsShown;
  parts: readonly Values[];
  most: number;
  path: string;
  /** The input of one field of a part. */
  drawField(drawn: DrawnField): ReactNode;
  onChange(next: readonly Values[]): void;
}

/** These stand two in a row. */
const narrow: ReadonlySet<string> = new Set(['choice', 'integer', 'boolean']);

/** Parts of a block, such as the columns of a table: each in its fields, moved, added and taken away. */
export function PartsField({ label, fields, parts, most, path, drawField, onChange }: PartsFieldProps) {
  const named = (act: string, at: number) => `${act}: ${label}, ${at + 1}`;
  return (
    <fieldset className={classes.parts}>
      <legend>{label}</legend>
      {parts.map((part, at) => (
        <div key={at} className={classes.part} role="group" aria-label={`${label}, ${at + 1}`}>
          <Group gap={0} className={classes.acts}>
            <span className="dimmed">{at + 1}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={at === 0}
              aria-label={named(say('Up', 'Выше'), at)}
              onClick={() => onChange(shifted(parts, at, -1))}
            >
              <ArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={at === parts.length - 1}
              aria-label={named(say('Down', 'Ниже'), at)}
              onClick={() => onChange(shifted(parts, at, 1))}
            >
              <ArrowDown size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={parts.length === 1}
              aria-label={named(say('Remove', 'Убрать'), at)}
              onClick={() => onChange(parts.filter((_, place) => place !== at))}
            >
              <X size={16} />
            </ActionIcon>
          </Group>
          {Object.entries(fields).map(([name, field]) => (
            <div key={name} data-narrow={narrow.has(field.spec.kind) || undefined}>
              {drawField({
                ...{ name, field, value: part[name], path: `${path}.${at}.${name}` },
                onChange: (next) => onChange(parts.with(at, withoutNothing({ ...part, [name]: next }))),
              })}
            </div>
          ))}
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus size={14} />}
        disabled={parts.length >= most}
        onClick={() => onChange([...parts, emptyPart(fields)])}
      >
        {say('Add', 'Добавить')}
      </Button>
    </fieldset>
  );
}
