/** An icon drawn with one path, on a square of 20 units unless it is said otherwise. */
export function Icon({ path, size = 20, className }: IconProps) {
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface IconProps {
  path: string;
  size?: number;
  className?: string | undefined;
}

/** Beside the name of what opens a menu. */
export const Chevron = ({ className }: Pick<IconProps, 'className'>) => (
  <Icon className={className} size={16} path="m4 6 4 4 4-4" />
);
