import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { useStoredChoice } from './useStoredChoice.ts';

export interface TabProps {
  label?: string;
  value?: string;
  children?: ReactNode;
}

/** One panel of `<Tabs>`; its label names the tab. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

export interface TabsProps {
  /** What is chosen; without it the tabs are named by their labels. */
  label?: string;
  /** Groups with the same id switch together, on every page, and are remembered. */
  groupId?: string;
  defaultValue?: string;
  /** The panels hold commands: tabs and commands look like one terminal. */
  shell?: boolean;
  children: ReactNode;
}

const valueOfTab = (tab: ReactElement<TabProps>): string =>
  tab.props.value ?? tab.props.label ?? '';

/**
 * Real tabs: arrow keys, Home and End move and select, only the selected tab is in the tab order.
 * Without scripts every panel shows, one below the other. Source: spec section 2.
 */
export function Tabs({ label, groupId, defaultValue, shell, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const values = tabs.map(valueOfTab);
  const [value, choose] = useStoredChoice(groupId, values, defaultValue ?? values[0] ?? '');

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = values.indexOf(value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: values.length - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + values.length) % values.length;
    choose(values[next] ?? value);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <div className={shell ? 'tabs shell' : 'tabs'}>
      <div
        role="tablist"
        aria-label={label ?? tabs.map(({ props }) => props.label).join(', ')}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={values[index]}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={values[index] === value}
            tabIndex={values[index] === value ? 0 : -1}
            onClick={() => choose(values[index] ?? value)}
          >
            {tab.props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={values[index]}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-label={tab.props.label}
          hidden={values[index] !== value}
        >
          {tab}
        </div>
      ))}
    </div>
  );
}
