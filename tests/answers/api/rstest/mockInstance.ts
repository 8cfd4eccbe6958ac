import type { Answer } from '../../../support/answers.ts';

const file = (body: string) => ({
  'a.test.ts': `import { expect, rs, test } from '@rstest/core';\ntest('x', async () => {\n${body}\n});`,
});

export default [
  {
    question: 'In which order are once values, mockReturnValue and the original used?',
    heading: 'behavior',
    files: file(
      "const f = rs.fn(() => 'original').mockReturnValue('set').mockReturnValueOnce('one').mockImplementationOnce(() => 'two');\nconst seen = [f(), f(), f()]; f.mockReset(); console.log([...seen, f()].join());",
    ),
    output: ['one,two,set,original'],
  },
  {
    question: 'Does mockThrow wrap a string in an Error?',
    heading: 'mockthrow',
    files: file("try { rs.fn().mockThrow('text')(); } catch (e) { console.log(typeof e, e); }"),
    output: ['string text'],
  },
  {
    question: 'Does a mockRejectedValue that is never called cause an unhandled rejection?',
    heading: 'mockrejectedvalue',
    files: file(
      "rs.fn().mockRejectedValue(new Error('unused')); await new Promise((r) => setTimeout(r, 10));",
    ),
    output: ['1 passed'],
    absent: ['unused'],
  },
  {
    question: 'Does withImplementation use up the once queue, and does it restore after a throw?',
    heading: 'withimplementation',
    files: file(
      "const f = rs.fn(() => 'o').mockReturnValueOnce('once');\ntry { f.withImplementation(() => 'w', () => { console.log(f()); throw new Error('x'); }); } catch {}\nconsole.log(f(), f());",
    ),
    output: [/w\n[\s\S]*once o/],
  },
  {
    question: 'What does withImplementation return for an async callback?',
    heading: 'withimplementation',
    files: file(
      'const f = rs.fn(() => 1); const r = f.withImplementation(() => 2, async () => { await null; console.log(f()); });\nconsole.log(r instanceof Promise, (await r) === f, f());',
    ),
    output: ['true true 1'],
  },
  {
    question: 'What does getMockImplementation return with two queued values, and for a plain spy?',
    heading: 'getmockimplementation',
    files: file(
      "const f = rs.fn(() => 'o').mockReturnValueOnce('one').mockReturnValueOnce('two');\nconsole.log(f.getMockImplementation()!(), rs.spyOn({ a: () => 1 }, 'a').getMockImplementation());",
    ),
    output: ['two undefined'],
  },
  {
    question: 'Which name do failure messages use?',
    heading: 'mockname',
    files: file("expect(rs.fn().mockName('send')).toHaveBeenCalled();"),
    exitCode: 1,
    output: ['expected "send" to be called at least once'],
  },
  {
    question: 'Does mockClear keep the once queue?',
    heading: 'mockclear',
    files: file(
      "const f = rs.fn(() => 'o').mockReturnValueOnce('queued'); f.mockClear(); console.log(f());",
    ),
    output: ['queued'],
  },
  {
    question: 'Does mockReset change the name or remove the spy?',
    heading: 'mockreset',
    files: file(
      "const o = { a: () => 'real' }; const s = rs.spyOn(o, 'a').mockName('n').mockReturnValue('fake'); s.mockReset(); console.log(s.getMockName(), rs.isMockFunction(o.a), o.a());",
    ),
    output: ['n true real'],
  },
  {
    question: 'What does mockRestore do with a method that was assigned after spyOn?',
    heading: 'mockrestore',
    files: file(
      "const o = { a: () => 'real' }; const s = rs.spyOn(o, 'a'); o.a = () => 'assigned'; console.log(s.mockRestore(), o.a());",
    ),
    output: ['undefined real'],
  },
  {
    question: 'In which order does mock.results list nested calls?',
    heading: 'the-record',
    files: file(
      'const f = rs.fn((n: number): number => (n === 0 ? 0 : f(n - 1) + 1)); f(2); console.log(JSON.stringify(f.mock.calls), f.mock.results.map((r) => r.value).join());',
    ),
    output: ['[[2],[1],[0]] 0,1,2'],
  },
  {
    question: 'Does a list read from mock.calls grow, and does mockClear empty it?',
    heading: 'the-record',
    files: file(
      'const f = rs.fn(); f(1); const kept = f.mock.calls; f(2); f.mockClear(); console.log(kept.length, f.mock.calls.length);',
    ),
    output: ['\n1 0'],
  },
  {
    question: 'What does settledResults hold for a call that returned no promise?',
    heading: 'the-record',
    files: file(
      'const f = rs.fn((v: unknown) => v); f(1); await f(Promise.resolve(2)); console.log(f.mock.settledResults.length, 0 in f.mock.settledResults, JSON.stringify(f.mock.settledResults[1]));',
    ),
    output: ['2 false {"type":"fulfilled","value":2}'],
  },
  {
    question: 'Does invocationCallOrder start again for every mock?',
    heading: 'the-record',
    files: file(
      'const a = rs.fn(); const b = rs.fn(); a(); b(); a(); console.log(a.mock.invocationCallOrder.join(), b.mock.invocationCallOrder.join());',
    ),
    output: ['1,3 2'],
  },
] satisfies Answer[];
