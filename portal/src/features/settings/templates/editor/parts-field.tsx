import { ActionIcon, Button, Group } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { say } from '../../../../kit/say.ts';
import { emptyPart, type FieldsShown, type Values, withoutNothing } from '../model/block-fields.ts';
import type { Faults } from '../model/faults-of-layout.ts';
import { shifted } from '../model/sheet.ts';
import classes from './editor.module.css';
import { FieldInput } from './field-input.tsx';

interface PartsFieldProps {
  label: string;
  fields: FieldsShown;
  parts: readonly Values[];
  most: number;
  path: string;
  faults: Faults;
  hasVariables: boolean;
  onChange(next: readonly Values[]): void;
}

/** These stand two in a row. */
const narrow: ReadonlySet<string> = new Set(['choice', 'integer', 'boolean']);

/** Parts of a block, such as the columns of a table: each in its fields, moved, added and taken away. */
export function PartsField({ label, fields, parts, most, path, faults, hasVariables, onChange }: PartsFieldProps) {
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
              <FieldInput
                name={name}
                field={field}
                value={part[name]}
                path={`${path}.${at}.${name}`}
                faults={faults}
                hasVariables={hasVariables}
                onChange={(next) => onChange(parts.with(at, withoutNothing({ ...part, [name]: next })))}
              />
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
