/** Chinese ways of saying it, in the form of `synonyms.en.ts`; English entries apply as well. */
export const SYNONYMS_ZH = `
模拟 = mock
桩, 打桩, 存根 > stub, stubEnv, stubGlobal, mock
间谍, 监视, 侦听调用, 追踪调用, 监听函数, 间谍函数 > spyOn, rs.spyOn, spy
替身, 测试替身, 假函数, 伪造函数, 函数模拟, 模拟函数, 仿真函数 > rs.fn, mock 函数, mockFunctions
定时器 = 计时器
假定时器, 伪造定时器 = 模拟定时器
假定时器, 伪造定时器, 虚拟时钟, 假时钟, 模拟时间, 模拟日期, 冻结时间, 模拟定时器, 时间旅行, 伪造时间, 快进时间, 固定时间, 系统时间, mock 时间, mock 日期, mock 定时器, 时钟, 日期 > useFakeTimers, setSystemTime, fakeTimers
推进时间, 快进, 时间前进 > advanceTimersByTime
只模拟一次, 一次性模拟, 首次调用 > mockImplementationOnce, mockReturnValueOnce
返回值 > mockReturnValue, mockResolvedValue
调用次数, 调用记录, 调用参数, 被调用 > mock.calls, toHaveBeenCalled
调用记录残留, 记录残留, 上一个测试的调用, 清除模拟, 清空模拟, 清除记录, 清理 mock, 清除 mock > clearMocks, mockClear
重置模拟, 重置 mock > resetMocks, mockReset
恢复模拟, 还原模拟, 恢复原实现, 还原, 恢复 mock, 还原 mock > restoreMocks, mockRestore
模拟模块, 模块模拟, 模拟依赖, mock 模块, 替换模块, 模拟接口 > rs.mock, mockModules
环境变量 > env, stubEnv, unstubEnvs
环境变量泄漏, 环境变量污染, 环境变量互相影响, 恢复环境变量 > unstubEnvs
模拟环境变量, 修改环境变量, mock 环境变量 > stubEnv, unstubEnvs
全局变量, 全局对象 > stubGlobal, unstubGlobals, globals
超时报错, 测试超时, 执行超时 > testTimeout, test timed out
超时, 超时时间, 时限, 时间限制, 卡住, 卡死, 运行太久, 执行超时 > testTimeout, hookTimeout
钩子超时 > hookTimeout
只重跑失败, 上次失败, 失败的用例 > onlyFailures
重试, 重跑, 再跑一次, 不稳定, 偶发失败, 偶现, 失败重试, 随机失败, 重新运行 > retry
慢测试, 慢用例, 耗时用例 > slowTestThreshold
慢, 太慢, 耗时, 速度慢, 变慢, 慢用例, 提速, 加速 > slowTestThreshold, profiling, 性能
性能, 性能分析, 火焰图, 瓶颈, 剖析, 调优, 采样 > profiling
内存占用, 内存使用 > logHeapUsage
内存, 内存泄漏, 内存溢出, 堆 > logHeapUsage, pool
进程不退出, 不退出, 句柄泄漏, 异步泄漏, 泄漏 > detectAsyncLeaks
并发, 并行, 同时运行, 并发数 > maxConcurrency, concurrent, pool
串行, 顺序执行, 依次执行, 单线程, 单进程 > pool, maxWorkers, sequential
线程, 线程池, 进程, 进程池, 多进程, 多线程, 工作进程, 子进程, worker > pool
隔离, 互相影响, 相互影响, 共享状态, 污染 > isolate
浏览器环境, dom 环境, 测试环境, 运行环境, node 环境, jsdom, happy-dom > testEnvironment
未定义, 没有定义 > is not defined, globals, testEnvironment
避免 import, 省略 import, 免写 import, 不想 import, 不用 import, 不必导入, 避免导入, 省略导入, 全局 api, 不用导入, 免导入, 无需导入, 不写 import, 自动导入, 找不到名称 > globals
找不到模块, 模块找不到, 找不到包, 找不到依赖, 无法导入, 导入失败, 导入报错 > cannot find module, 导入失败
找不到模块, 无法解析, 模块未找到, 路径别名, 别名, 无法找到模块, 解析失败 > resolve, alias, resolve.alias
没有找到测试文件, 找不到测试文件, 未找到测试文件, 没有测试文件, 识别不到测试 > no test files found
没有找到测试文件, 找不到测试文件, 未找到测试, 没有测试 > include, passWithNoTests
退出码 > passWithNoTests, exitCode
import 语句, 模块外使用 import, 不支持 import, 打包依赖, 打包 node_modules > bundleDependencies, ES module
外部依赖, 外部化, 不打包, 排除依赖, 外置 > output.externals, externals, bundleDependencies
互操作, 互相导入, 默认导入, 具名导出, 混用 > CommonJS, ES module 与 CommonJS
快照 = snapshot
快照不匹配, 快照失败, 快照对不上, 快照不一致 > snapshot mismatched, 快照不匹配时
快照测试 > snapshot, 快照
更新快照, 快照更新, 刷新快照, 快照不匹配, 快照过期, 过期快照, 废弃快照, 重新生成快照 > update
内联快照, 行内快照 > toMatchInlineSnapshot
快照路径, 快照目录, 快照位置 > resolveSnapshotPath
匹配文件, 测试文件, 文件匹配, 包含文件, 哪些文件 > include
排除, 忽略, 忽略文件, 跳过文件, 过滤文件 > exclude
源码内测试, 源码内联测试, 内联测试, 源内测试, 同文件测试 > includeSource
初始化, 前置, 准备文件, 初始化文件, 启动文件, 运行前执行 > setupFiles, beforeAll
启动服务, 启动服务器, 启动数据库, 所有测试之前, 所有测试开始前, 只执行一次, 全局初始化, 全局前置, 全局清理 > globalSetup
根目录, 工作目录, 项目目录, 当前目录 > root
项目名, 项目名称, 名称 > name
多项目, 单仓库, 工作区, 多包 > projects, monorepo
按名称, 测试名, 测试名称, 用例名, 名称过滤, 名称匹配, 只运行某个, 单独运行, 筛选, 过滤 > testNamePattern, test-filter
失败即停, 快速失败, 首个失败, 遇错停止 > bail
监听, 监听模式, 监视模式, 热更新, 自动重跑, 观察模式, 实时 > watch
rstest run, rstest watch, rstest list, npx rstest > 命令行, cli
命令行, 终端, 命令, 参数, 命令行参数, 命令行选项, 命令行工具 > cli, 命令行
配置文件, 配置, 设置 > configure-rstest, defineConfig
继承配置, 共享配置, 合并配置, 预设 > extends, mergeRstestConfig
安装, 快速开始, 快速上手, 入门, 上手, 新手, 教程, 第一个测试, 创建项目, 起步, 开始使用 > 快速开始, quick-start
介绍, 简介, 概述, 是什么, 概览, 特性 > 介绍, 简介
路线图, 规划, 未来计划 > roadmap
最终配置, 实际配置, 生成的配置, 生成配置, 打印配置, 查看配置, 输出配置 > debug-mode, debug
调试, 断点, 排查, 单步, 调试器, 调试测试 > debug, debug-mode, 调试
控制台, 日志, 打印, 控制台输出, 输出日志 > onConsoleLog, disableConsoleIntercept, printConsoleTrace, console
静默, 隐藏日志, 屏蔽日志, 不输出 > silent, onConsoleLog
调用栈, 堆栈, 日志位置, 打印位置 > printConsoleTrace, 堆栈
报告, 报告器, 输出格式, 测试报告, 结果格式 > reporters, reporter
覆盖率, 代码覆盖, 覆盖率阈值, 测试覆盖 > coverage
断言, 匹配器, 期望, 校验, 自定义断言, 自定义匹配器 > expect, matcher, 匹配器
前置后置, 生命周期, 钩子, 清理, 前后执行, 收尾, 销毁 > hooks, beforeEach, afterEach, beforeAll, afterAll, 钩子
失败时 > onTestFailed
完成后, 结束后 > onTestFinished, afterEach
套件, 测试套件, 分组, 测试组, 嵌套 > describe
用例 = 测试用例
跳过, 禁用, 忽略用例, 忽略测试 > test.skip, describe.skip
只运行, 仅运行, 只跑, 单个用例, 单个测试, 聚焦 > test.only, describe.only
待办, 待写 > test.todo
条件, 按条件, 有条件 > skipIf, runIf
参数化, 参数化测试, 数据驱动, 表格测试, 批量用例, 多组数据, 循环用例 > test.each, test.for, describe.each
预期失败 > test.fails
夹具, 测试夹具, 固件, 上下文, 测试上下文 > test.extend, fixture, TestContext
插件 = plugin
构建配置, 打包配置, 打包器, 编译器, 转译, 底层配置, webpack > tools, tools.rspack, tools.swc
编译时, 构建时, 编译期, 常量, 变量替换, 替换变量, 全局常量 > source.define, define
装饰器 > decorators, source.decorators
按需引入, 按需加载, 按需导入 > transformImport
样式, 样式模块, 样式文件 > cssModules, css
静态资源, 图片, 资源, 字体, txt, 文本文件, 非代码文件 > assetsInclude, source
产物, 打包产物, 构建产物, 输出目录, 编译产物, 构建输出 > output, writeToDisk, distPath
写入磁盘, 写到磁盘, 落盘, 查看产物 > writeToDisk, dev
缓存, 构建缓存, 编译缓存 > buildCache, performance
构建分析, 包体积, 分析产物 > performance, rsdoctor
持续集成, 流水线, 分片, 切片 > ci, shard
合并请求, 拉取请求, pr > ci, changed
ai 编程工具, 智能体, 编程代理 > coding agent, reporters, environment-variables
组件测试, 渲染组件 > dom-testing, testEnvironment
真实浏览器, 浏览器模式, 端到端 > browser, browser-mode
迁移, 从 jest 迁移, 从 vitest 迁移, 替换 jest > migration, 迁移
编程接口, 脚本调用, 程序化 > createRstest, node
报错, 错误, 错误信息, 故障, 问题, 常见问题, 失败原因 > troubleshooting, 排查
等待, 轮询, 直到 > rs.waitFor, waitUntil, expect.poll
只跑一个测试文件, 一个测试文件, 单个测试文件, 单个文件, 指定文件 > 过滤测试, test-filter, 一个文件或目录
串行运行测试文件, 串行运行, 串行执行, 逐个运行 > 并行与隔离, parallelism, maxWorkers
句柄, 未关闭, 未关闭的句柄 > detectAsyncLeaks
window.location, location.href, location.assign, location.reload > 浏览器 api, 地址
mock console.log, mock console > console-errors, rs.spyOn
web worker > worker 与原生模块, bundling
严格模式, 类型报错, 类型提示 > types, tsconfig
`;
