import { useEffect, useRef } from 'react';
import { TOOL_LOGO_HOST, type Tool } from '../../shared/site/tools.ts';
import css from './ToolLogo.module.css';
import marks from './toolMarks.svg?url';

/**
 * A tool's logo, lazily from the asset host over a mark of our own: the mark stays when the host
 * cannot be reached, so that no broken picture is ever seen. `size` in CSS pixels.
 */
export function ToolLogo({ tool, size }: { tool: Tool; size: number }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const node = image.current;
    if (!node) return;
    // Nothing of the picture shows before it is marked as loaded, so nothing is seen to grow.
    node.style.scale = String(tool.logoScale ?? 1);
    // The picture may have come, or failed, before the scripts did.
    if (node.complete && node.naturalWidth > 0) node.dataset.loaded = '';
  }, [tool]);
  return (
    <span className={css.logo} data-size={size} aria-hidden="true">
      <svg aria-hidden="true">
        <use href={`${marks}#${tool.name.replace(' ', '-')}`} />
      </svg>
      <img
        ref={image}
        src={`${TOOL_LOGO_HOST}/${tool.logo}`}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onLoad={(event) => {
          event.currentTarget.dataset.loaded = '';
        }}
      />
    </span>
  );
}
