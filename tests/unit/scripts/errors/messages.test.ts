import { expect, test } from '@rstest/core';
import { judge } from '../../../../scripts/errors/installed.ts';
import { messagesIn } from '../../../../scripts/errors/read.ts';

test('reads what a script throws and prints, with its variable parts marked', () => {
  const script = `
    throw new TypeError(\`Cannot open \${path}: \${code}\`);
    logger.warn('The cart of ' + name + ' is empty');
    logger.error(color.red('No shop here'));
    process.stderr.write(ok ? 'All is well' : 'Nothing is well');
    const message = \`Late by \${days}\${unit}\`;
    return { message: 'Out of stock', title: 'not printed' };
    format('not printed either');
  `;

  expect(messagesIn(script)).toEqual([
    'Cannot open …: …',
    'The cart of … is empty',
    'No shop here',
    'All is well',
    'Nothing is well',
    'Late by …',
    'Out of stock',
  ]);
});

test('a text without words is no message', () => {
  expect(messagesIn('throw new Error(a + ": " + b);')).toEqual([]);
});

test('sorts messages by what is known of them', () => {
  const before = {
    versions: {},
    explained: ['Unknown pool worker: …', 'Negative ticks are not supported'],
    internal: ['invalid throttle'],
    unjudged: [],
  };

  expect(judge(['Unknown pool worker: …', 'invalid throttle', 'A new one'], before)).toEqual({
    explained: ['Unknown pool worker: …'],
    internal: ['invalid throttle'],
    unjudged: ['A new one'],
    gone: ['Negative ticks are not supported'],
  });
});
