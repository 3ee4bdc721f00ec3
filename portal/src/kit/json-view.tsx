import { Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import { JsonNode } from './json-node.tsx';
import classes from './json-view.module.css';
import { say } from './say.ts';

interface JsonViewProps {
  /** A value, or a text that may be JSON. */
  value: unknown;
  label: string;
  /** How deep it stands open. */
  open?: number;
}

/** JSON with its parts folded, or the text as it came; what is no JSON is shown as text alone. */
export function JsonView({ value, label, open = 2 }: JsonViewProps) {
  const [form, setForm] = useState('tree');
  const read = typeof value === 'string' ? readJson(value) : { value };
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <div className={classes.frame}>
      <Group gap="sm" className={classes.bar}>
        <b>{label}</b>
        {read && (
          <SegmentedControl
            size="xs"
            aria-label={label}
            value={form}
            onChange={setForm}
            data={[
              { value: 'tree', label: say('Parts', 'По частям') },
              { value: 'text', label: say('Text', 'Текст') },
            ]}
          />
        )}
        <CopyButton value={text} what={label} />
      </Group>
      {/* What scrolls has to be reached by keys. */}
      <section className={classes.content} tabIndex={0} aria-label={label}>
        {read && form === 'tree' ? <JsonNode value={read.value} open={open} /> : <pre>{text}</pre>}
      </section>
    </div>
  );
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { value } : undefined;
  } catch {
    return undefined;
  }
}
