import type { Answers } from '../../../support/answers.ts';

export default {
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
} satisfies Answers;
