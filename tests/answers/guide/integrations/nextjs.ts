import { type Answers, inEnvironments, passing } from '../../../support/answers.ts';

const react = {
  'rstest.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };`,
};

const files = {
  'price.ts': "import 'server-only';\nexport const cents = 1250;\n",
  'a.test.ts': `import { expect, test } from '@rstest/core';
import { cents } from './price';
test('a', () => expect(cents).toBe(1250));
`,
};
const heading = 'what-works';

export default {
  'How do I mock cookies() of next/headers for all tests?': {
    heading,
    says: "mock it, `rs.mock('next/headers', () => ({ cookies: async () => new Map([['user', { value: 'ada' }]]) }))`, for all tests in a setup file",
    files: {
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': `import { rs } from '@rstest/core';
rs.mock('next/headers', () => ({ cookies: async () => new Map([['user', { value: 'ada' }]]) }));
`,
      'who.ts':
        "import { cookies } from 'next/headers';\nexport const who = async () => (await cookies()).get('user')?.value;\n",
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { who } from './who';
test('a', async () => { expect(await who()).toBe('ada'); });
`,
    },
    output: ['Tests 1 passed'],
  },
  'What happens to a module that imports server-only?': {
    heading,
    says: "`import 'server-only'` · isn't found, or throws if it's installed: alias it to an empty file",
    files,
    exitCode: 1,
    output: ["Cannot find module 'server-only'"],
  },
  'Does an alias to an empty file help?': {
    heading,
    says: "`import 'server-only'` · isn't found, or throws if it's installed: alias it to an empty file",
    files: {
      ...files,
      'rstest.config.mjs':
        "export default { resolve: { alias: { 'server-only': './test/empty.ts' } } };",
      'test/empty.ts': 'export {};\n',
    },
    output: ['Tests 1 passed'],
  },
  'Does Rstest read next.config.js or the middleware?': {
    heading,
    says: '`next.config.js`, `matcher`, whole pages · not read; use Playwright for pages',
    files: {
      'next.config.js': "throw new Error('CONFIG READ');\n",
      'middleware.ts': "throw new Error('MIDDLEWARE READ');\n",
      'a.test.ts': passing,
    },
    output: ['Tests 1 passed'],
    absent: ['READ'],
  },
  'What do the hooks and functions of Next.js do in a test without a mock?': {
    heading,
    libraries: true,
    says: [
      '`next/navigation` · `useRouter` fails with `invariant expected app router to be mounted`, and `usePathname` and the like give `null`',
      '`next/router` · fails with `NextRouter was not mounted`',
      '`next/headers`, such as `cookies()` · fails with `was called outside a request scope`',
      '`next/font/google` · fails with `Inter) is not a function`',
    ],
    files: {
      ...react,
      'a.test.tsx': `import { cookies, headers } from 'next/headers';
import { Inter } from 'next/font/google';
import { useParams, usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useRouter as useOldRouter } from 'next/router';
import { expect, test } from '@rstest/core';
import { renderHook } from '@testing-library/react';
test('a', () => {
  expect(() => renderHook(() => useRouter())).toThrow('invariant expected app router to be mounted');
  for (const hook of [usePathname, useParams, useSearchParams])
    expect(renderHook(() => hook()).result.current).toBe(null);
  expect(() => renderHook(() => useOldRouter())).toThrow('NextRouter was not mounted');
  for (const read of [cookies, headers]) expect(() => read()).toThrow('was called outside a request scope');
  expect(() => Inter({ subsets: ['latin'] })).toThrow('Inter) is not a function');
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I mock the hooks, the fonts, the headers and the image of Next.js?': {
    heading,
    libraries: true,
    says: [
      "mock it in the same way, or by `rs.mock('next/router', () => require('next-router-mock'))`",
      "work without setup; for a plain image in snapshots, `rs.mock('next/image', () => ({ default: ({ src, alt }) => <img src={src} alt={alt} /> }))`",
      "mock it, `Inter: () => ({ className: '' })`",
      "The other hooks are given in the same way: `usePathname: () => '/books'`, `useSearchParams: () => new URLSearchParams('sort=price')`.",
    ],
    files: {
      ...react,
      'plain.test.tsx': `import Image from 'next/image';
import Link from 'next/link';
import { expect, test } from '@rstest/core';
import { render } from '@testing-library/react';
test('plain', () => {
  const { container } = render(<Link href="/books"><Image src="/atlas.png" alt="Atlas" width={1} height={1} /></Link>);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/books');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/_next/image');
});`,
      'mocked.test.tsx': `import { cookies } from 'next/headers';
import { Inter } from 'next/font/google';
import Image from 'next/image';
import { usePathname, useRouter as useNewRouter, useSearchParams } from 'next/navigation';
import { useRouter } from 'next/router';
import mockRouter from 'next-router-mock';
import { expect, rs, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
const push = rs.hoisted(() => rs.fn());
rs.mock('next/navigation', () => ({
  usePathname: () => '/books',
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams('sort=price'),
}));
rs.mock('next/router', () => require('next-router-mock'));
rs.mock('next/image', () => ({ default: ({ src, alt }) => <img src={src} alt={alt} /> }));
rs.mock('next/font/google', () => ({ Inter: () => ({ className: '' }) }));
rs.mock('next/headers', () => ({ cookies: async () => new Map([['cart', { value: '7' }]]) }));
const inter = Inter({ subsets: ['latin'] });
function Checkout() {
  const router = useRouter();
  const newRouter = useNewRouter();
  const text = usePathname() + useSearchParams().get('sort') + router.asPath;
  return <button className={inter.className} onClick={() => { router.push('/checkout'); newRouter.push('/pay'); }}>{text}</button>;
}
test('mocked', async () => {
  render(<><Checkout /><Image src="/atlas.png" alt="Atlas" width={1} height={1} /></>);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('/booksprice/checkout');
  expect(push).toHaveBeenCalledWith('/pay');
  expect(mockRouter.asPath).toBe('/checkout');
  expect(screen.getByRole('img').outerHTML).toBe('<img alt="Atlas" src="/atlas.png">');
  expect((await cookies()).get('cart')).toEqual({ value: '7' });
});`,
    },
    output: ['Tests 2 passed'],
  },
  'How do I test middleware, proxy.ts and route handlers of Next.js?': {
    heading,
    libraries: true,
    says: [
      "middleware, `proxy.ts` · works in `node` and jsdom: `proxy(new NextRequest('http://localhost/admin'))`, then read `status` and `headers.get('location')`. `NextResponse.next()` has the header `x-middleware-next: 1`",
      'a route handler, `route.ts` · works in the `node` environment',
    ],
    files: inEnvironments(
      ['node', 'jsdom', 'happy-dom'],
      'ts',
      (name) => `import { NextRequest, NextResponse } from 'next/server';
import { expect, test } from '@rstest/core';
const proxy = (request: NextRequest) =>
  request.nextUrl.pathname.startsWith('/admin') ? NextResponse.redirect(new URL('/login', request.url)) : NextResponse.next();
const GET = () => NextResponse.json({ title: 'Atlas' }, { status: 201 });
test('a', async () => {
  const { status, headers } = proxy(new NextRequest('http://localhost/admin'));
  expect([status, headers.get('location')]).toEqual([307, '${name}' === 'happy-dom' ? null : 'http://localhost/login']);
  expect(proxy(new NextRequest('http://localhost/books')).headers.get('x-middleware-next')).toBe('${name}' === 'happy-dom' ? null : '1');
  expect([GET().status, await GET().json()]).toEqual([201, { title: 'Atlas' }]);
});`,
    ),
    output: ['Tests 3 passed'],
  },
  'Do redirect() and notFound() of Next.js work in a test?': {
    heading: 'mock-the-router',
    libraries: true,
    says: [
      '`redirect()` and `notFound()` work without a page: they throw, as in the app.',
      "assert `expect(() => goHome()).toThrow('NEXT_REDIRECT')`, where `digest` of the error names the address, or `NEXT_HTTP_ERROR_FALLBACK;404`.",
    ],
    test: `import { notFound, redirect, usePathname } from 'next/navigation';
import * as actual from 'next/navigation' with { rstest: 'importActual' };
import { expect, rs, test } from '@rstest/core';
rs.mock('next/navigation', () => ({ ...actual, usePathname: () => '/books' }));
const goHome = () => redirect('/home');
test('a', () => {
  expect(usePathname()).toBe('/books');
  expect(() => goHome()).toThrow('NEXT_REDIRECT');
  expect(() => goHome()).toThrow(expect.objectContaining({ digest: expect.stringContaining('/home') }));
  expect(() => notFound()).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});`,
    output: ['Tests 1 passed'],
  },
  'How do I test route.ts handlers of Next.js?': {
    heading: 'what-works',
    libraries: true,
    says: [
      "call `GET(new Request('http://localhost/api/books/7'), { params: Promise.resolve({ id: '7' }) })`, then read `status` and `await response.json()`.",
      "For `nextUrl` and `cookies`, pass `new NextRequest(url, { method: 'POST', body })` of `next/server`; happy-dom loses its header `cookie`",
    ],
    files: {
      'route.ts': `import { type NextRequest, NextResponse } from 'next/server';
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  return Response.json({ id: (await params).id });
}
export async function POST(request: NextRequest) {
  const sort = request.nextUrl.searchParams.get('sort');
  return NextResponse.json({ body: await request.json(), sort, user: request.cookies.get('user')?.value }, { status: 201 });
}`,
      'a.test.ts': `import { NextRequest } from 'next/server';
import { expect, test } from '@rstest/core';
import { GET, POST } from './route';
test('GET', async () => {
  const response = await GET(new Request('http://localhost/api/books/7'), { params: Promise.resolve({ id: '7' }) });
  expect([response.status, await response.json()]).toEqual([200, { id: '7' }]);
});
test('POST', async () => {
  const body = JSON.stringify({ book: '7' });
  const response = await POST(new NextRequest('http://localhost/api?sort=price', { method: 'POST', body, headers: { cookie: 'user=ada' } }));
  expect(response.status).toBe(201);
  console.log('GOT', JSON.stringify(await response.json()));
});`,
    },
    command:
      'npx rstest; npx rstest --testEnvironment=jsdom; npx rstest --testEnvironment=happy-dom',
    output: [
      /(GOT \{"body":\{"book":"7"\},"sort":"price","user":"ada"\}[\s\S]*){2}GOT \{"body":\{"book":"7"\},"sort":"price"\}/,
      /(Tests 2 passed[\s\S]*){3}/,
    ],
  },
} satisfies Answers;
