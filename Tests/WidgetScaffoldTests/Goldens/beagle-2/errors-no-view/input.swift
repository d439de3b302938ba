struct NoView {}
