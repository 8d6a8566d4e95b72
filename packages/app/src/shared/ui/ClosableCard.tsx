import { Card, IconButton } from '@daybow/components';
import type { ReactNode } from 'react';
import XIcon from '~icons/ph/x-bold';
import './ClosableCard.css';

interface ClosableCardProps {
  title: ReactNode;
  /** The name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/** A card with a button in its corner that closes it. */
export function ClosableCard(props: ClosableCardProps) {
  const { title, closeLabel, onClose, className, children } = props;
  return (
    <Card className={`app-ClosableCard ${className}`} title={title}>
      <IconButton variant="flat" aria-label={closeLabel} onClick={onClose}>
        <XIcon aria-hidden="true" />
      </IconButton>
      {children}
    </Card>
  );
}
