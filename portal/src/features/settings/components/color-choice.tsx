import { Input } from '@mantine/core';
import { Check } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { Palette, Stage } from '../queries.ts';
import classes from './color-choice.module.css';

interface ColorChoiceProps {
  palette: Palette;
  disabled: boolean;
  value?: Stage['color'];
  onChange(next: Stage['color']): void;
}

/** One colour of the palette, each with its name. */
export function ColorChoice({ palette, disabled, value, onChange }: ColorChoiceProps) {
  return (
    <Input.Wrapper label={say('Colour', 'Цвет')} labelElement="div">
      <div className={classes.palette} role="radiogroup" aria-label={say('Colour', 'Цвет')}>
        {palette.map(({ color, name }) => (
          <label key={color} className={classes.swatch} style={{ background: color }} title={say(name)}>
            <input
              type="radio"
              name="color"
              value={color}
              aria-label={say(name)}
              checked={value === color}
              disabled={disabled}
              onChange={() => onChange(color)}
            />
            {value === color && <Check size={16} aria-hidden />}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
