module.exports = { DeferredLayoutHost: () => null };
