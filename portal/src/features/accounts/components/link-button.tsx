import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

/** A link that looks like a button. */
export const LinkButton = createLink(
  (props: ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>) => (
    <Button component="a" {...props} />
  ),
);
