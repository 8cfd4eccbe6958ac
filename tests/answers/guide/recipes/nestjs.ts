import type { Answers } from '../../../support/answers.ts';

const decorated = `import { expect, test } from '@rstest/core';
const Param = (target: object, key: string, index: number) => {};
class Stock { count(@Param id: number) { return id; } }
test('counts', () => { expect(new Stock().count(1)).toBe(1); });`;

export default {
  'How do I run unit tests apart from app.e2e-spec.ts?': {
    heading: 'test-an-app',
    says: "The default `include` finds `stock.spec.ts`, but not `app.e2e-spec.ts`. To run the two kinds apart, make two projects, each with the `source` of above, and with your setup file, because a project inherits neither: `projects: [{ name: 'unit', source, include: ['src/**/*.spec.ts'] }, { name: 'e2e', source, include: ['test/**/*.e2e-spec.ts'] }]`.",
    files: {
      'src/stock.spec.ts': decorated,
      'test/app.e2e-spec.ts': decorated,
      'setup.ts': "console.log('SETUP.ts RAN');",
      'empty.config.ts': 'export default {};',
      'rstest.config.ts': `const source = { decorators: { version: 'legacy' } };
const projects = [{ name: 'unit', source, include: ['src/**/*.spec.ts'] }, { name: 'e2e', source, include: ['test/**/*.e2e-spec.ts'] }];
export default process.env.ROOT ? { source, projects: projects.map(({ name, include }) => ({ name, include })) } : { setupFiles: ['./setup.ts'], projects };`,
    },
    command: `npx rstest list --filesOnly -c empty.config.ts | sed 's/^/DEFAULT /'
for name in unit e2e; do npx rstest --project $name | grep '\\.ts\\|Tests' | sed "s/^ */$name /"; done
ROOT=1 npx rstest --project unit > out.txt 2>&1 || grep -o 'Module parse failed' out.txt`,
    output: [
      'DEFAULT src/stock.spec.ts',
      /unit .*src\/stock\.spec\.ts[\s\S]*unit .*1 passed[\s\S]*e2e .*test\/app\.e2e-spec\.ts[\s\S]*e2e .*1 passed/,
      'Module parse failed',
    ],
    absent: ['DEFAULT test', 'unit test', 'e2e src', 'SETUP.ts RAN'],
  },
  'NestJS: do providers of the test replace those of an imported module, who provides REQUEST, and how are guards tested alone?':
    {
      heading: 'test-one-service',
      libraries: true,
      says: [
        'A service of a request, `@Injectable({ scope: Scope.REQUEST })`, comes from `await module.resolve(Cart)`; `module.get(Cart)` fails with `is marked as a scoped provider`. NestJS provides `REQUEST` itself, so `useMocker` is never asked for it, and the service gets `undefined`.',
        "`{ provide: REQUEST, useValue: { user: 'ada' } }`, or write `.overrideProvider(REQUEST).useValue({ user: 'ada' })`.",
        "**A guard** returns its decision, or a promise of it: `await new RolesGuard(reflector).canActivate(context)`, with `const reflector = { get: () => ['admin'] } as unknown as Reflector` and `const context = { getHandler: () => undefined, switchToHttp: () => ({ getRequest: () => ({ user: { role: 'guest' } }) }) } as unknown as ExecutionContext`.",
        "`await expect(new ParseIntPipe().transform('x', { type: 'param' })).rejects.toThrow('numeric string is expected')`",
        '`await firstValueFrom(wrap.intercept(context, { handle: () => of(3) }))`',
        'the real provider of an imported module answers, although `providers` of the test lists another',
        'each module keeps its own; that of the test reaches only what the test lists',
      ],
      files: {
        'rstest.config.ts': "export default { source: { decorators: { version: 'legacy' } } };",
        'a.test.ts': `import 'reflect-metadata';
import { type CallHandler, type ExecutionContext, Inject, Injectable, Module, ParseIntPipe, Scope } from '@nestjs/common';
import { REQUEST, type Reflector } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { firstValueFrom, map, of } from 'rxjs';
import { expect, test } from '@rstest/core';
@Injectable() class Orders { constructor(@Inject('MAIL') readonly mail: string) {} }
@Module({ providers: [Orders, { provide: 'MAIL', useValue: 'real' }] }) class OrdersModule {}
@Injectable() class Own { constructor(@Inject('MAIL') readonly mail: string) {} }
test('providers', async () => {
  const listed = await Test.createTestingModule({ imports: [OrdersModule], providers: [Own, { provide: 'MAIL', useValue: 'fake' }] }).compile();
  expect([listed.get(Orders, { strict: false }).mail, listed.get(Own).mail]).toEqual(['real', 'fake']);
  const overridden = await Test.createTestingModule({ imports: [OrdersModule] }).overrideProvider('MAIL').useValue('fake').compile();
  expect(overridden.get(Orders).mail).toBe('fake');
});
@Injectable({ scope: Scope.REQUEST }) class Cart { constructor(@Inject(REQUEST) readonly request: unknown, @Inject('MAIL') readonly mail: string) {} }
test('REQUEST', async () => {
  const asked: unknown[] = [];
  const build = (providers: any[]) => Test.createTestingModule({ providers: [Cart, ...providers] }).useMocker((token) => { asked.push(token); return 'mocked'; });
  const module = await build([]).compile();
  expect(await module.resolve(Cart)).toMatchObject({ request: undefined, mail: 'mocked' });
  expect(asked).toEqual(['MAIL']);
  expect(() => module.get(Cart)).toThrow('is marked as a scoped provider');
  const listed = await build([{ provide: REQUEST, useValue: { user: 'ada' } }]).compile();
  expect((await listed.resolve(Cart)).request).toEqual({ user: 'ada' });
  const overridden = await build([]).overrideProvider(REQUEST).useValue({ user: 'ada' }).compile();
  expect((await overridden.resolve(Cart)).request).toEqual({ user: 'ada' });
});
@Injectable() class RolesGuard {
  constructor(private readonly reflector: Reflector) {}
  canActivate(context: ExecutionContext) {
    return this.reflector.get<string[]>('roles', context.getHandler()).includes(context.switchToHttp().getRequest().user.role);
  }
}
test('alone', async () => {
  const reflector = { get: () => ['admin'] } as unknown as Reflector;
  const context = (role: string) => ({ getHandler: () => undefined, switchToHttp: () => ({ getRequest: () => ({ user: { role } }) }) }) as unknown as ExecutionContext;
  expect(await new RolesGuard(reflector).canActivate(context('guest'))).toBe(false);
  expect(await new RolesGuard(reflector).canActivate(context('admin'))).toBe(true);
  await expect(new ParseIntPipe().transform('x', { type: 'param' })).rejects.toThrow('numeric string is expected');
  const wrap = { intercept: (_: ExecutionContext, next: CallHandler) => next.handle().pipe(map((data) => ({ data }))) };
  expect(await firstValueFrom(wrap.intercept(context('any'), { handle: () => of(3) }))).toEqual({ data: 3 });
});
`,
      },
      output: ['Tests 3 passed'],
    },
  'NestJS: why do the global pipes and the prefix of main.ts not apply?': {
    heading: 'what-goes-wrong',
    libraries: true,
    says: [
      "pipes, guards, interceptors, filters or the prefix that `main.ts` sets are missing · the test makes another app, for which `main.ts` doesn't run",
      'before `app.init()`: afterwards they have no effect',
      'without the adapter, NestJS makes an Express app',
    ],
    files: {
      'rstest.config.ts': "export default { source: { decorators: { version: 'legacy' } } };",
      'a.test.ts': `import 'reflect-metadata';
import { Controller, Get, Module, Query } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { expect, test } from '@rstest/core';
import request from 'supertest';
const ran: string[] = [];
const parts = {
  Pipes: { transform: (value: unknown) => (ran.push('pipe'), value) },
  Guards: { canActivate: () => ran.push('guard') > 0 },
  Interceptors: { intercept: (_: unknown, next: any) => (ran.push('interceptor'), next.handle()) },
  Filters: { catch: (_: Error, host: any) => { ran.push('filter'); host.switchToHttp().getResponse().status(418).json({}); } },
};
@Controller('stock') class StockController {
  @Get() get(@Query('id') id: string) { return id; }
  @Get('fails') fails() { throw new Error('sold out'); }
}
@Module({ controllers: [StockController] }) class StockModule {}
const main = (app: any) => {
  for (const [name, part] of Object.entries(parts)) app['useGlobal' + name](part);
  app.setGlobalPrefix('api');
};
test.each(['never', 'before', 'after'])('%s', async (when) => {
  ran.length = 0;
  const app = (await Test.createTestingModule({ imports: [StockModule] }).compile()).createNestApplication({ logger: false });
  expect(app.getHttpAdapter().getType()).toBe('express');
  if (when === 'before') main(app);
  await app.init();
  if (when === 'after') main(app);
  const prefix = when === 'before' ? '/api' : '';
  for (const path of ['/stock?id=B-1', '/stock/fails']) await request(app.getHttpServer()).get(prefix + path).expect(path.includes('?') ? 200 : prefix ? 418 : 500);
  expect(ran.join()).toBe(prefix && 'guard,interceptor,pipe,guard,interceptor,filter');
  await app.close();
});`,
    },
    output: ['Tests 3 passed'],
  },
  'NestJS: which guards does a test override?': {
    heading: 'what-goes-wrong',
    libraries: true,
    says: [
      "`overrideGuard(AuthGuard)` names a function, not the class that `AuthGuard('jwt')` returns; a function of your own returns another class at each call",
      "the same call, `overrideGuard(AuthGuard('jwt'))`, or a class for both places: `class JwtGuard extends AuthGuard('jwt') {}`",
      "`{ provide: APP_GUARD, useClass: JwtGuard }` can't be overridden, neither by the class nor by `APP_GUARD`.",
      'list `JwtGuard` as a provider, write `useExisting: JwtGuard`, then `.overrideProvider(JwtGuard).useValue({ canActivate: () => true })`',
    ],
    files: {
      'rstest.config.ts': "export default { source: { decorators: { version: 'legacy' } } };",
      'a.test.ts': `import 'reflect-metadata';
import { Controller, Get, Module, UseGuards } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { expect, test } from '@rstest/core';
class JwtGuard extends AuthGuard('jwt') {}
class GlobalGuard { canActivate() { return false; } }
const ownGuard = () => class { canActivate() { return false; } };
const open = { canActivate: () => true };
const status = async (guard: any, providers: any[], override: (builder: any) => any) => {
  @Controller('stock')
  class Stock {
    @Get() stock() { return {}; }
  }
  if (guard) UseGuards(guard)(Stock);
  @Module({ controllers: [Stock], providers })
  class App {}
  const app = (await override(Test.createTestingModule({ imports: [App] })).compile()).createNestApplication({ logger: false });
  await app.init();
  const answer = await request(app.getHttpServer()).get('/stock');
  await app.close();
  return answer.status;
};
const overridden = (name: any) => (builder: any) => builder.overrideGuard(name).useValue(open);
test('of a controller', async () => {
  expect(await status(AuthGuard('jwt'), [], overridden(AuthGuard))).toBeGreaterThan(400);
  expect(await status(AuthGuard('jwt'), [], overridden(AuthGuard('jwt')))).toBe(200);
  expect(await status(JwtGuard, [], overridden(JwtGuard))).toBe(200);
  expect(await status(ownGuard(), [], overridden(ownGuard()))).toBe(403);
});
test('global', async () => {
  const used = [{ provide: APP_GUARD, useClass: GlobalGuard }];
  expect(await status(undefined, used, overridden(GlobalGuard))).toBe(403);
  expect(await status(undefined, used, (builder) => builder.overrideProvider(GlobalGuard).useValue(open))).toBe(403);
  expect(await status(undefined, used, (builder) => builder.overrideProvider(APP_GUARD).useValue(open))).toBe(403);
  const existing = [GlobalGuard, { provide: APP_GUARD, useExisting: GlobalGuard }];
  expect(await status(undefined, existing, (builder) => builder)).toBe(403);
  expect(await status(undefined, existing, (builder) => builder.overrideProvider(GlobalGuard).useValue(open))).toBe(200);
});`,
    },
    output: ['Tests 2 passed'],
  },
  'NestJS: overrideProvider().useClass() with a class that has dependencies': {
    heading: 'what-goes-wrong',
    libraries: true,
    says: "After `useClass(FakeOrders)`, it's what `FakeOrders` needs that is missing, although the message names `Orders`",
    files: {
      'rstest.config.ts': "export default { source: { decorators: { version: 'legacy' } } };",
      'a.test.ts': `import 'reflect-metadata';
import { Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { expect, test } from '@rstest/core';
@Injectable() class Stock { count() { return 12; } }
@Injectable() class Mail {}
@Injectable() class Orders { constructor(readonly mail: Mail) {} }
@Injectable() class FakeOrders { constructor(readonly stock: Stock) {} }
const compile = (providers: any[], own: any[] = []) => {
  @Module({ providers: [Orders, Mail, ...own] })
  class Shop {}
  return Test.createTestingModule({ imports: [Shop], providers }).overrideProvider(Orders).useClass(FakeOrders).compile();
};
test('a', async () => {
  const missing = /resolve dependencies of the Orders \\(\\?\\)[\\s\\S]*Stock/;
  await expect(compile([])).rejects.toThrow(missing);
  await expect(compile([Stock])).rejects.toThrow(missing);
  const orders: any = (await compile([], [Stock])).get(Orders);
  expect(orders.stock.count()).toBe(12);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Does the run end if the NestJS app is never closed, and what takes the place of --forceExit and --detectOpenHandles?':
    {
      heading: 'test-an-app',
      libraries: true,
      says: [
        "An app that you forget doesn't keep the run from ending, so you need no `--forceExit`.",
        'If it called `listen`, `--detectAsyncLeaks`, the counterpart of `--detectOpenHandles`, fails the file with `TCPSERVERWRAP was still active`.',
      ],
      files: {
        'rstest.config.ts': "export default { source: { decorators: { version: 'legacy' } } };",
        'a.test.ts': `import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { expect, test } from '@rstest/core';
@Controller('stock') class Stock { @Get() stock() { return { books: 3 }; } }
@Module({ controllers: [Stock] }) class Shop {}
test('a', async () => {
  const app = (await Test.createTestingModule({ imports: [Shop] }).compile()).createNestApplication({ logger: false });
  await app.listen(0);
  expect(await (await fetch(await app.getUrl() + '/stock')).json()).toEqual({ books: 3 });
});`,
      },
      command:
        "bash -c 'for flags in --pool=forks --pool=threads --isolate=false --detectAsyncLeaks; do npx rstest $flags 2>&1; echo CODE $?; done'",
      output: [
        /(?:Tests 1 passed[\s\S]*CODE 0[\s\S]*){3}TCPSERVERWRAP was still active[\s\S]*CODE 1/,
      ],
    },
} satisfies Answers;
