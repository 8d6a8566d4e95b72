import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface ErrorBoundaryProps {
  /** Shown in place of failed children until the next navigation. */
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

/** Shows something else where its children fail to render. React logs the error. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { key } = useLocation();
  return <Boundary {...props} place={key} />;
}

type BoundaryProps = ErrorBoundaryProps & { place: string };

interface BoundaryState {
  /** The navigation in which the error happened. */
  place: string;
  failed: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failed: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, failed: null };
  }

  override render() {
    const { failed } = this.state;
    const { fallback: Fallback, children } = this.props;
    return failed ? <Fallback error={failed.error} /> : children;
  }
}
